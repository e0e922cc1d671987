import type { Language } from "@bupum/shared/kernel/languages";
import { ChoiceMenu } from "@bupum/ui/choice-menu";
import { languageOfPath, prefixOf } from "@bupum/ui/page-head";
import { useKitWords } from "@bupum/ui/say";
import { storage } from "@bupum/ui/storage";
import { IconWorld } from "@tabler/icons-react";
import { useLocale } from "use-intl";

const names = [
  { value: "ko", label: "한국어", lang: "ko" },
  { value: "en", label: "English", lang: "en" },
  { value: "zh", label: "中文", lang: "zh" },
] as const;

/** Leads to the same page in another language: its address, words and canonical link change. */
export function LanguageSwitch() {
  const say = useKitWords();
  const choose = (language: Language) => {
    storage.language.set(language);
    const { rest } = languageOfPath(location.pathname);
    location.assign(prefixOf(language) + rest + location.search);
  };
  return (
    <ChoiceMenu
      label={say("switches.language")}
      value={useLocale() as Language}
      choices={names}
      onChoose={choose}
      icon={<IconWorld size={18} aria-hidden />}
    />
  );
}
