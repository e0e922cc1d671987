import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { Alert } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";

/** Shows the writer of a hidden wiki the reason (D9-16). */
export function HiddenNote({ of }: { of: Pick<WikiRow, "status" | "hiddenReason"> }) {
  const say = useWords("wikis");
  const language = useLocale();
  if (of.status !== "HIDDEN") return null;
  return (
    <Alert color="orange" role="status" lang={language}>
      {say("hidden", { reason: of.hiddenReason ?? "-" })}
    </Alert>
  );
}
