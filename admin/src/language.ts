import type { Language } from "@bupum/shared/kernel/language/language-of";
import { storage } from "@bupum/ui/storage";

/** The admin site has no language in its address: crawlers never see it. */
export const language = (): Language => storage.language.get() ?? "ko";
