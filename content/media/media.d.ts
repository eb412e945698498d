// What the build makes of files that content imports (build/media/read-media.js).
declare module '*.jpg' {
  const photograph: import('./photograph.ts').Photograph;
  export default photograph;
}
declare module '*.jpeg' {
  const photograph: import('./photograph.ts').Photograph;
  export default photograph;
}
declare module '*.png' {
  const photograph: import('./photograph.ts').Photograph;
  export default photograph;
}
declare module '*.webp' {
  const photograph: import('./photograph.ts').Photograph;
  export default photograph;
}
declare module '*.avif' {
  const photograph: import('./photograph.ts').Photograph;
  export default photograph;
}
declare module '*.svg' {
  const mark: import('../art/brand/mark.ts').Mark;
  export default mark;
}
declare module '*.mp4' {
  const film: import('./film.ts').Film;
  export default film;
}
declare module '*.webm' {
  const film: import('./film.ts').Film;
  export default film;
}
declare module '*.pdf' {
  const file: import('./published-file.ts').PublishedFile;
  export default file;
}
declare module '*.zip' {
  const file: import('./published-file.ts').PublishedFile;
  export default file;
}
declare module '*.docx' {
  const file: import('./published-file.ts').PublishedFile;
  export default file;
}
declare module '*.ics' {
  const file: import('./published-file.ts').PublishedFile;
  export default file;
}
