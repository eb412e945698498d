/** What the system says of a file: whoever writes to it changes that. Nothing where there is none. */
export declare function stateOf(file: string): string | undefined;
