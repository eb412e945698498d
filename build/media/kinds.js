/** Files that an owner brings, by what the build makes of them. */
export const photographFile = /\.(?:jpe?g|png|webp|avif)$/i;
export const filmFile = /\.(?:mp4|webm)$/i;
/** Published as they are; imported for their address alone. */
export const publishedFile = /[\\/]content[\\/]files[\\/]/;
