/** The whole body of a request, or `undefined` where it is longer than `limit` bytes; nothing past the limit is kept. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  if (!request.body) return new Uint8Array();

  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }

  const body = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    body.set(part, end);
    end += part.byteLength;
  }
  return body;
}
