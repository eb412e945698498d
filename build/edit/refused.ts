/** An edit that was not made, with the status of its answer. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 403 | 409 | 422,
    readonly found: string,
    readonly remedy: string,
  ) {
    super(found);
    this.name = 'Refused';
  }
}
