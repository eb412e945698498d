/** Every file below a folder, as paths below it with slashes; a link counts as what it leads to. None where there is no folder. */
export declare function listFiles(folder: string): readonly string[];
