import { readSettings, type Settings } from '../../../build/settings.ts';

/** Empty values, which a developer's own `.env` cannot fill: what is tested must not depend on whose machine it is. */
const unset = {
  SITE_ORIGIN: '',
  SITE_COMPRESSION: '',
  BASE_PATH: '',
  CONTACT_ENDPOINT: '',
  CONTACT_TOKEN: '',
  CONTACT_APIKEY: '',
  CONTACT_FORM_POST: '',
  CONTACT_RETENTION_DAYS: '',
  KEEP_ASSETS_DAYS: '',
  SOURCE_DATE_EPOCH: '',
};

export type SettingNames = keyof typeof unset;

/** The settings of a site that nobody has configured, but for what is given. */
export const plainSettings = (given: Partial<Record<SettingNames, string>> = {}): Settings =>
  readSettings({ ...unset, ...given });

/** The same as variables for a process of its own. */
export const plainEnvironment = (given: Partial<Record<SettingNames, string>> = {}) => ({ ...unset, ...given });
