import { type Instant, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { type Order, orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField, NumberField, ProseField } from "@bupum/ui/form/fields";
import { useDays } from "@bupum/ui/display/days";
import { Money } from "@bupum/ui/display/money";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button, Checkbox, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import {
  commonShipDay,
  linesByShipDay,
  namesOf,
  type OrderDecision,
  scopeOf,
  type ShortLine,
  shortLinesOf,
} from "./deciding.ts";
import { acceptOrder, readAgain } from "./queries.ts";
import styles from "./orders.module.css";

/** More lines than these are counted instead of named. */
const mostNamed = 5;

interface AcceptDialogProps {
  deciding: OrderDecision | undefined;
  onClose: () => void;
}

/** Accepts with the day of dispatch; too little stock leaves back order or refusal. */
export function AcceptDialog({ deciding, onClose }: AcceptDialogProps) {
  const say = useWords("sellerOrders");
  return (
    <Modal
      opened={deciding !== undefined}
      onClose={onClose}
      title={say("acceptDialog.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      {deciding && <AcceptForm deciding={deciding} onClose={onClose} />}
    </Modal>
  );
}

function AcceptForm({ deciding, onClose }: { deciding: OrderDecision; onClose: () => void }) {
  const say = useWords("sellerOrders");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(acceptOrder);
  const [short, setShort] = useState<readonly ShortLine[]>();
  const [now] = useState(() => toInstant(new Date()));
  const [common] = useState(() => commonShipDay(deciding, now));
  const draft: Draft = useDraft({
    schema: orderRoutes.accept.body,
    initial: {
      expectedShipDate: common,
      memo: "",
      ...scopeOf(deciding),
      force: false,
    },
    send: (body) => mutateAsync({ id: deciding.order.id, body }),
    done: ({ orders }) => {
      toast.done(say("acceptDialog.done", { count: orders.length }));
      onClose();
      void readAgain(client);
    },
    failed: (error) => {
      const { code, params, status } = failureOf(error);
      if (code === "OUT_OF_STOCK") {
        setShort(shortLinesOf(deciding, params));
        return true;
      }
      if (status === 409) void readAgain(client);
      return false;
    },
  });
  const { later, leaveLater } = useLater(draft);
  return (
    <DraftForm draft={draft} label={say("acceptDialog.title")}>
      <What deciding={deciding} isNamed={Boolean(common) && deciding.batch.length <= mostNamed} />
      {/* What is short is answered next: it stands in view without scrolling. */}
      {!common && !short && <ShipDays deciding={deciding} now={now} />}
      <DayField
        name="expectedShipDate"
        label={say(common ? "acceptDialog.shipDate" : "acceptDialog.oneShipDate")}
        description={say(common ? "acceptDialog.shipDateHint" : "acceptDialog.oneShipDateHint")}
        min={seoulDay(now)}
      />
      {canBeParted(deciding) && (
        <Later of={deciding.order} later={later} now={now} onChange={leaveLater} />
      )}
      <ProseField name="memo" label={say("acceptDialog.memo")} maxLength={1000} minRows={2} />
      {short && later === undefined ? (
        <ShortNote
          short={short}
          draft={draft}
          onParts={canBeParted(deciding) ? leaveLater : undefined}
          onClose={onClose}
        />
      ) : (
        <SendButton fullWidth>{say("accept")}</SendButton>
      )}
    </DraftForm>
  );
}

interface WhatProps {
  deciding: OrderDecision;
  /** Names the lines, where their days of dispatch do not. */
  isNamed: boolean;
}

/** How many lines are accepted, and what they come to. */
function What({ deciding, isNamed }: WhatProps) {
  const say = useWords("sellerOrders");
  const { order, batch } = deciding;
  const [first = order, ...others] = batch;
  const { total, currency } = breakdownOf([first, ...others]);
  return (
    <p>
      <strong>{say("acceptDialog.body", { count: batch.length })}</strong>{" "}
      <Money of={{ amount: total, currency }} vat="INCLUDED" />
      {isNamed && (
        <>
          <br />
          {namesOf(deciding)}
        </>
      )}
    </p>
  );
}

/** Lines of one purchase order that were quoted with different lead times. */
function ShipDays({ deciding, now }: { deciding: OrderDecision; now: Instant }) {
  const say = useWords("sellerOrders");
  const days = useDays();
  return (
    <ul className={styles["days"]} aria-label={say("acceptDialog.shipDate")}>
      {linesByShipDay(deciding, now).map(({ day, names }) => (
        <li key={day}>
          <span>{say("shipsOn", { date: days.day(day) })}</span>
          <span>
            {names.slice(0, mostNamed).join(", ")}
            {names.length > mostNamed &&
              ` ${say("acceptDialog.more", { count: names.length - mostNamed })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LaterProps {
  of: Order;
  /** Pieces that leave on a later day; undefined where all leave at once. */
  later: number | undefined;
  now: Instant;
  onChange: (later: number | undefined) => void;
}

const canBeParted = ({ batch, order }: OrderDecision): boolean =>
  batch.length === 1 && order.quantity > 1;

/** How many pieces leave on a later day, and the fields that say so. */
function useLater({ form }: Draft) {
  const [later, setLater] = useState<number>();
  const leaveLater = (count: number | undefined) => {
    form.setFieldValue("backOrder", count && { quantity: count, expectedShipDate: "" });
    setLater(count);
  };
  return { later, leaveLater };
}

/** Some pieces leave on a later day than the others (D39-3). */
function Later({ of, later, now, onChange }: LaterProps) {
  const say = useWords("sellerOrders");
  return (
    <>
      <Checkbox
        size="md"
        label={say("acceptDialog.later.title")}
        checked={later !== undefined}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? 1 : undefined)}
      />
      {later !== undefined && (
        <div className={styles["later"]}>
          <NumberField
            name="backOrder.quantity"
            label={say("acceptDialog.later.quantity")}
            description={say("acceptDialog.later.of", { count: of.quantity, unit: of.unit })}
            min={1}
            max={of.quantity - 1}
            allowDecimal={false}
          />
          <DayField
            name="backOrder.expectedShipDate"
            label={say("acceptDialog.later.day")}
            min={seoulDay(now)}
          />
        </div>
      )}
    </>
  );
}

interface ShortNoteProps {
  short: readonly ShortLine[];
  draft: Draft;
  /** What is there leaves first; for one line. */
  onParts: ((later: number) => void) | undefined;
  onClose: () => void;
}

/** Too little stock: ship when more arrives, or decide later. */
function ShortNote({ short, draft, onParts, onClose }: ShortNoteProps) {
  const say = useWords("sellerOrders");
  const [first] = short;
  const backOrder = () => {
    draft.form.setFieldValue("force", true);
    draft.submit();
  };
  return (
    <Alert color="orange" role="alert" title={say("acceptDialog.short")}>
      <ul className={styles["days"]}>
        {short.map(({ name, requested, available }, index) => (
          // A part may be ordered twice; the list never changes.
          <li key={index}>
            <span>{name}</span>
            <span>{say("acceptDialog.shortLine", { available, requested })}</span>
          </li>
        ))}
      </ul>
      <p>{say("acceptDialog.shortHint")}</p>
      <div className={styles["answers"]}>
        <Button variant="default" onClick={onClose}>
          {say("acceptDialog.notNow")}
        </Button>
        {onParts && first && first.available > 0 && (
          <Button variant="default" onClick={() => onParts(first.requested - first.available)}>
            {say("acceptDialog.later.act", { count: first.available })}
          </Button>
        )}
        <Button loading={draft.sending} onClick={backOrder}>
          {say("acceptDialog.backOrder")}
        </Button>
      </div>
    </Alert>
  );
}
