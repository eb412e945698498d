/** The brand's slug, written into the scripts by the build: the first part of event names and of storage keys. */
declare const BRAND: string;
