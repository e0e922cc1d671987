import type { Region } from "@bupum/shared/reference/regions/regions";
import { Status } from "@bupum/ui/display/status";
import { ProseField } from "@bupum/ui/form/fields";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { rulesOf } from "../approval-rules/queries.ts";
import { RuleText } from "../approval-rules/rule-text.tsx";
import { memberNames } from "../companies/queries.ts";
import { centreNames } from "../cost-centres/queries.ts";
import { useWords } from "../words.ts";
import { useFittingRules } from "./approval-need.ts";
import type { Batch } from "./order-lines.ts";
import styles from "./orders.module.css";

/** In a company's name: which orders wait for an approval, and why it is ordered (D41-1). */
export function ApprovalNote(of: Orders) {
  const companyId = actingCompany();
  return companyId ? <Rules companyId={companyId} {...of} /> : null;
}

interface Orders {
  /** Those that are not placed yet. */
  open: readonly Batch[];
  region: Region | undefined;
}

function Rules({ companyId, open, region }: Orders & { companyId: string }) {
  const say = useWords("approvalRules");
  const { data } = useQuery(rulesOf(companyId));
  const { data: names = new Map() } = useQuery(memberNames(companyId));
  const { data: centres = new Map() } = useQuery(centreNames(companyId));
  const fitting = new Set(useFittingRules(open, region).flat());
  if (!data || data.rules.length === 0) return null;
  return (
    <section aria-labelledby="approval-note" className={styles["block"]}>
      <h2 id="approval-note">{say("orderNote")}</h2>
      <p className={styles["dimmed"]}>{say("orderNoteHint")}</p>
      <ul>
        {data.rules.map((rule, at) => (
          // Two rules may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <RuleText of={rule} names={names} centres={centres} />{" "}
            {fitting.has(rule) && (
              <Status of="FITS" meaning="waiting">
                {say("orderFits")}
              </Status>
            )}
          </li>
        ))}
      </ul>
      <ProseField name="comment" label={say("comment")} maxLength={500} minRows={2} />
    </section>
  );
}
