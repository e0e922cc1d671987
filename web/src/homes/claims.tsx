import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import type { ClaimHome } from "@bupum/shared/notices/homes/contract";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

interface ClaimsProps {
  of: readonly ClaimHome[];
  side: "buying" | "selling";
}
const paths = { buying: "/mypage/claims", selling: "/seller/claims" } as const;

/** Claims that wait for the reader's word, with the time that is left (D38-10). */
export function Claims({ of, side }: ClaimsProps) {
  const say = useWords("homes");
  const words = useWords("claims");
  const now = useNow();
  const to = paths[side];
  return (
    <Entries
      title={say("claims")}
      all={
        <Link to={to} className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ claimId, title, partnerName, poNumber, kind, dueAt }) => {
          const left = timeLeft(dueAt, now);
          return (
            <li key={claimId}>
              <Link to={to} search={{ claimId }} className={entryLink}>
                <Entry
                  title={title}
                  facts={[words(`reasons.${kind}`), partnerName]}
                  number={poNumber}
                  state={say(`left.${left.kind}`, { ...left })}
                  isUrgent={left.kind !== "days"}
                  act={say(`claimActs.${side}`)}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}
