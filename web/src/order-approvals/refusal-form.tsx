import {
  type OrderApproval,
  orderApprovalRoutes,
} from "@bupum/shared/deal/order-approvals/contract";
import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { LineId } from "@bupum/shared/kernel/ids";
import { moneyText } from "@bupum/ui/display/money";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Checkbox } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import * as z from "zod/mini";
import { useWords } from "../words.ts";
import styles from "./approvals.module.css";
import { refuseApproval } from "./queries.ts";

const fields = z.pick(orderApprovalRoutes.refuse.body, { comment: true });

interface RefusalFormProps {
  of: OrderApproval;
  done: () => void;
}

/** Why it is refused, and which lines: all of them, or some, while the others wait on (D41-2). */
export function RefusalForm({ of, done }: RefusalFormProps) {
  const say = useWords("orderApprovals");
  const language = useLocale();
  const standing = standingLines(of);
  const [named, setNamed] = useState<ReadonlySet<LineId>>(
    () => new Set(standing.map(({ productEstimateId }) => productEstimateId)),
  );
  const isAll = named.size === standing.length;
  const { mutateAsync } = useMutation(refuseApproval(useQueryClient()));
  const draft = useDraft({
    schema: fields,
    initial: { comment: "" },
    send: ({ comment }) =>
      mutateAsync({
        id: of.id,
        body: {
          version: of.version,
          comment,
          ...(!isAll && { productEstimateIds: [...named] }),
        },
      }),
    done: () => {
      toast.done(say(isAll ? "refused" : "linesRefused"));
      done();
    },
    // What was typed is there again where somebody else was faster.
    keepAs: `refusal-${of.id}`,
  });
  const toggle = (id: LineId, isNamed: boolean) =>
    setNamed((known) => new Set([...known].filter((one) => one !== id).concat(isNamed ? id : [])));
  return (
    <DraftForm draft={draft} label={say("refuse")}>
      {standing.length > 1 && (
        <fieldset className={styles["choice"]}>
          <legend>{say("refuseWhich")}</legend>
          {standing.map((line) => (
            <Checkbox
              key={line.productEstimateId}
              label={`${orderedProduct(line).title} · ${moneyText(line, language)}`}
              checked={named.has(line.productEstimateId)}
              onChange={({ currentTarget: { checked } }) => toggle(line.productEstimateId, checked)}
            />
          ))}
        </fieldset>
      )}
      <ProseField name="comment" label={say("refusalComment")} maxLength={500} minRows={2} />
      <SendButton waiting={named.size === 0} danger>
        {isAll ? say("refuseAll") : say("refuseLines", { count: named.size })}
      </SendButton>
    </DraftForm>
  );
}
