import { type Instant, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { orderRoutes } from "@bupum/shared/deal/product-estimate-orders/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField, ProseField } from "@bupum/ui/form/fields";
import { useDays } from "@bupum/ui/display/days";
import { Money } from "@bupum/ui/display/money";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button, Modal } from "@mantine/core";
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
  const backOrder = () => {
    draft.form.setFieldValue("force", true);
    draft.submit();
  };
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
      <ProseField name="memo" label={say("acceptDialog.memo")} maxLength={1000} minRows={2} />
      {short ? (
        <ShortNote short={short} sending={draft.sending} onAccept={backOrder} onClose={onClose} />
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

interface ShortNoteProps {
  short: readonly ShortLine[];
  sending: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Too little stock: ship when more arrives, or decide later. */
function ShortNote({ short, sending, onAccept, onClose }: ShortNoteProps) {
  const say = useWords("sellerOrders");
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
          {say("acceptDialog.later")}
        </Button>
        <Button loading={sending} onClick={onAccept}>
          {say("acceptDialog.backOrder")}
        </Button>
      </div>
    </Alert>
  );
}
