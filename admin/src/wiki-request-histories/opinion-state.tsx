import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { isLaid } from "@bupum/shared/reading/wiki-request-histories/rules";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";
import styles from "./opinions.module.css";

const meanings = { NONE: "waiting", APPLIED: "good", DECLINED: "over" } as const;

/** The state of an opinion, and whether it waits for an admin (D9-13). */
export function OpinionState({ of }: { of: Opinion }) {
  const say = useWords("wikiRequestHistories");
  return (
    <span className={styles["marks"]}>
      <Status of={of.result} meaning={meanings[of.result]}>
        {say(`results.${of.result}`)}
      </Status>
      {isLaid(of) && (
        <Status of="ESCALATED" meaning="bad">
          {say("escalated")}
        </Status>
      )}
    </span>
  );
}
