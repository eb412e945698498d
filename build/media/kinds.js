/** Photographs that an owner brings. */
export const photographFile = /\.(?:jpe?g|png|webp|avif)$/i;
/** Published as they are; imported for their address alone. */
export const publishedFile = /[\\/]content[\\/]files[\\/]/;
/** A mark, drawn elsewhere. */
export const markFile = /[\\/]media[\\/][^\\/]+\.svg$/i;
/** All of these and films: what content imports beside its own modules. */
export const mediaFile =
  /\.(?:jpe?g|png|webp|avif|mp4|webm)$|[\\/]media[\\/][^\\/]+\.svg$|[\\/]content[\\/]files[\\/]/i;
