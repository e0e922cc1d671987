import { mostMended } from "@bupum/shared/sheets/register-request-histories/rules";
import { Button } from "@mantine/core";
import { useWords } from "../../words.ts";
import type { Mending } from "./use-mending.ts";
import styles from "./mending.module.css";

/** What has been corrected and not sent yet, and the button that has it checked. */
export function SaveBar({ mending, isEnded }: { mending: Mending; isEnded: boolean }) {
  const say = useWords("registerRequests");
  const count = mending.edits.size;
  if (count === 0 && !isEnded) return null;
  return (
    <div className={styles["bar"]} role="group" aria-label={say("mending")}>
      <span role="status">
        {count > mostMended
          ? say("mendedMany", { count, most: mostMended })
          : count > 0
            ? say("mended", { count })
            : say("againHint")}
      </span>
      <Button size="md" loading={mending.isSending} onClick={() => mending.send()}>
        {say(isEnded ? "again" : "recheck")}
      </Button>
    </div>
  );
}
