import { basicLimits, beyondPlan } from "@bupum/shared/deal/estimate-groups/rules";
import type { Draft } from "@bupum/ui/form/draft";
import { Button } from "@mantine/core";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useCurrentUser } from "../session.ts";
import { basket } from "../trade/basket.ts";
import { useWords } from "../words.ts";
import type { GroupForm } from "./group-form.ts";
import styles from "./lines.module.css";
import page from "./group-page.module.css";

interface PlanProps {
  draft: Draft<GroupForm>;
}

/** How many lines the plan takes; beyond it one press splits the request or trims it (D18-2). */
export function LinesPlan({ draft: { form, values } }: PlanProps) {
  const say = useWords("estimateGroups");
  const isPremium = useCurrentUser()?.isEntitled === true;
  const { lines, isSplit } = values();
  if (isPremium) return null;
  const most = basicLimits.lines;
  const isBeyond = beyondPlan(isPremium, { lines: lines.length }).lines;
  const parts = Math.ceil(lines.length / most);
  const trim = () => {
    basket.drop(...lines.slice(most).map(({ productId }) => productId));
    form.setFieldValue("lines", lines.slice(0, most));
  };
  return (
    <div className={styles["plan"]}>
      <p role="status" className={isBeyond && !isSplit ? page["warn"] : page["dimmed"]}>
        {isBeyond && isSplit
          ? say("request.plan.isSplit", { most, parts })
          : say("request.plan.lines", { most, count: lines.length })}
      </p>
      {isBeyond && !isSplit && (
        <Button variant="default" mih={44} onClick={() => form.setFieldValue("isSplit", true)}>
          {say("request.plan.split", { parts })}
        </Button>
      )}
      {isBeyond && (
        <RoleGuard act="ask" isQuiet>
          <Button variant="default" mih={44} onClick={trim}>
            {say("request.plan.trimLines", { most })}
          </Button>
        </RoleGuard>
      )}
    </div>
  );
}

/** The same of the chosen sellers, who are asked in one request or not at all. */
export function SellersPlan({ draft: { form, values } }: PlanProps) {
  const say = useWords("estimateGroups");
  const isPremium = useCurrentUser()?.isEntitled === true;
  const { sellers, mode } = values();
  if (isPremium || mode !== "CHOSEN") return null;
  const most = basicLimits.sellers;
  const isBeyond = beyondPlan(isPremium, { sellers: sellers.length }).sellers;
  return (
    <div className={styles["plan"]}>
      <p role="status" className={isBeyond ? page["warn"] : page["dimmed"]}>
        {say("request.plan.sellers", { most, count: sellers.length })}
      </p>
      {isBeyond && (
        <Button
          variant="default"
          mih={44}
          onClick={() => form.setFieldValue("sellers", sellers.slice(0, most))}
        >
          {say("request.plan.trimSellers", { most })}
        </Button>
      )}
    </div>
  );
}
