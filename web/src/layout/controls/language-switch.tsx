import type { Language } from "@bupum/shared/kernel/language/language-of";
import { ChoiceMenu } from "@bupum/ui/input/choice-menu";
import { languageNames } from "@bupum/ui/language-names";
import { languageOfPath, prefixOf } from "@bupum/shared/kernel/language/site-path";
import { useKitWords } from "@bupum/ui/say";
import { storage } from "@bupum/ui/storage";
import { IconWorld } from "@tabler/icons-react";
import { useLocale } from "use-intl";

function choose(language: Language) {
  storage.language.set(language);
  const { rest } = languageOfPath(location.pathname);
  location.assign(prefixOf(language) + rest + location.search);
}

/** Links to the same page in another language: its address, words and canonical link change. */
export function LanguageSwitch() {
  const say = useKitWords();
  return (
    <ChoiceMenu
      label={say("switches.language")}
      value={useLocale()}
      choices={languageNames}
      onChoose={choose}
      icon={<IconWorld size={18} aria-hidden />}
    />
  );
}
