import type { Language } from "@bupum/shared/kernel/language/language-of";

declare module "use-intl" {
  interface AppConfig {
    /** The sites speak no other language than these. */
    Locale: Language;
  }
}
