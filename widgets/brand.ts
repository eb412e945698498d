declare global {
  interface ImportMeta {
    readonly env: { readonly BRAND: string };
  }
}

/** The brand's slug, written into the script by the build: the first part of event names and of storage keys. */
export const brand = import.meta.env.BRAND;
