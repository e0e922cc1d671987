import type { Language } from "@bupum/shared/kernel/language/language-of";

declare module "use-intl" {
  interface AppConfig {
    /** The languages of the sites. */
    Locale: Language;
  }
}
