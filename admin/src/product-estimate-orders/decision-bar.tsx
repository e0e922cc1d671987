import type { OrderEntityLine } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { actsOn } from "@bupum/shared/deal/product-estimate-orders/line-acts";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { toast } from "@bupum/ui/frame/toasts";
import { failureOf } from "@bupum/ui/failure";
import { useKitWords } from "@bupum/ui/say";
import { Button, Group, NativeSelect, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DecisionKeys, useDecisionKeys } from "../decisions/decision-keys.tsx";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { type Act, decideOrder, readAgain, rejectReasons } from "./queries.ts";
import { ShipForm } from "./ship-form.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./orders.module.css";

type Reason = (typeof rejectReasons)[number];
const shortest = 5;
const namesOf = (lines: Lines) => lines.map((line) => orderedProduct(line).title).join(", ");
const isMild = (act: Act) => ["accept", "keep", "ship", "complete"].includes(act);

type Lines = readonly [OrderEntityLine, ...OrderEntityLine[]];
interface Asking {
  act: Act;
  lines: Lines;
}
const acts: readonly string[] = [
  "reject",
  "cancel",
  "remove",
  "keep",
  "ship",
  "accept",
  "complete",
] satisfies Act[];
const isAct = (act: string): act is Act => acts.includes(act);

/** What an admin may decide now about lines of one purchase order; each after a question. */
export const DecisionBar = onlyFor(
  "productEstimateOrderEntities.accept",
  function DecisionBar({ lines }: { lines: readonly OrderEntityLine[] }) {
    const say = useWords("productEstimateOrders");
    const [asking, setAsking] = useState<Asking>();
    const open = actsOn(
      lines.filter(({ deletedAt }) => !deletedAt),
      "ADMIN",
    ).flatMap(({ act, lines: [first, ...others] }) =>
      first && isAct(act) ? [{ act, lines: [first, ...others] as const }] : [],
    );
    // A request to cancel is granted or refused; other lines have no yes and no.
    const isAsked = lines.some(({ cancelRequest }) => cancelRequest);
    const keyOf = (act: Act) => {
      const found = open.find((one) => one.act === act);
      return isAsked && found ? () => setAsking(found) : undefined;
    };
    const [yes, no] = [keyOf("cancel"), keyOf("keep")];
    useDecisionKeys({ yes, no });
    if (open.length === 0) return null;
    return (
      <div className={styles["bar"]} role="group" aria-label={say("decide")}>
        {open.map((one) => (
          <Button
            key={one.act}
            variant={isMild(one.act) ? "filled" : "outline"}
            {...(!isMild(one.act) && { color: "red" })}
            onClick={() => setAsking(one)}
          >
            {lines.length > 1
              ? say("actOf", { act: say(`acts.${one.act}.title`), count: one.lines.length })
              : say(`acts.${one.act}.title`)}
          </Button>
        ))}
        <DecisionKeys yes={yes && say("acts.cancel.title")} no={no && say("acts.keep.title")} />
        <Dialog
          opened={asking !== undefined}
          onClose={() => setAsking(undefined)}
          title={asking && say(`acts.${asking.act}.title`)}
        >
          {asking?.act === "ship" && (
            <ShipForm lines={asking.lines} leave={() => setAsking(undefined)} />
          )}
          {asking && asking.act !== "ship" && (
            <Question {...asking} act={asking.act} leave={() => setAsking(undefined)} />
          )}
        </Dialog>
      </div>
    );
  },
);

interface QuestionProps extends Asking {
  act: Exclude<Act, "ship">;
  leave: () => void;
}

function Question({ lines, act, leave }: QuestionProps) {
  const say = useWords("productEstimateOrders");
  const sayKit = useKitWords();
  const client = useQueryClient();
  const [reason, setReason] = useState<Reason>("OUT_OF_STOCK");
  const [detail, setDetail] = useState("");
  const { mutate, isPending } = useMutation({
    ...decideOrder,
    onSuccess: () => {
      toast.done(say(`acts.${act}.done`));
      leave();
    },
    // The lines of the question are no longer as they are: it is asked anew.
    onError: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") leave();
    },
    onSettled: () => readAgain(client),
  });
  const needsDetail = act === "cancel" || (act === "reject" && reason === "OTHER");
  const [{ id, buyerName, sellerName }, ...others] = lines;
  return (
    <form
      noValidate
      className={styles["question"]}
      onSubmit={(event) => {
        event.preventDefault();
        const ids = [id, ...others.map((line) => line.id)] as const;
        const seen = lines.map((line) => ({ orderId: line.id, version: line.version }));
        mutate({ ids, seen, act, reason, detail: detail.trim() });
      }}
    >
      <p>{say(`acts.${act}.body`, { buyer: buyerName, seller: sellerName })}</p>
      {lines.length > 1 && <p>{say("ofLines", { count: lines.length, names: namesOf(lines) })}</p>}
      {(act === "reject" || act === "cancel") && (
        <ReasonFields
          reason={act === "reject" ? reason : undefined}
          onReason={setReason}
          detail={detail}
          onDetail={setDetail}
          needsDetail={needsDetail}
        />
      )}
      <Group grow>
        <Button variant="default" onClick={leave}>
          {sayKit("close")}
        </Button>
        <Button
          type="submit"
          // Behind the first thing to fill in, where there is one.
          data-autofocus
          {...(!isMild(act) && { color: "red" })}
          loading={isPending}
          disabled={needsDetail && detail.trim().length < shortest}
        >
          {say(`acts.${act}.title`)}
        </Button>
      </Group>
    </form>
  );
}

interface ReasonFieldsProps {
  reason: Reason | undefined;
  onReason: (reason: Reason) => void;
  detail: string;
  onDetail: (detail: string) => void;
  needsDetail: boolean;
}

function ReasonFields({ reason, onReason, detail, onDetail, needsDetail }: ReasonFieldsProps) {
  const say = useWords("productEstimateOrders");
  return (
    <>
      {reason && (
        <NativeSelect
          data-autofocus
          label={say("reason")}
          value={reason}
          data={rejectReasons.map((value) => ({ value, label: say(`reasons.${value}`) }))}
          onChange={({ currentTarget }) =>
            onReason(rejectReasons.find((one) => one === currentTarget.value) ?? "OTHER")
          }
        />
      )}
      <Textarea
        data-autofocus
        label={say("detail")}
        description={needsDetail ? say("detailHint") : undefined}
        value={detail}
        required={needsDetail}
        maxLength={500}
        rows={3}
        onChange={(event) => onDetail(event.currentTarget.value)}
      />
    </>
  );
}
