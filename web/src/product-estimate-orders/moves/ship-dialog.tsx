import { addMinutes, day, endOfSeoulDay, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { oneLine } from "@bupum/shared/kernel/text/text";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useWords } from "../../words.ts";
import { readAgain, shipOrder } from "./queries.ts";

const carriers = [
  "CJ대한통운",
  "한진택배",
  "롯데택배",
  "우체국택배",
  "로젠택배",
  "경동택배",
  "대신택배",
  "퀵서비스",
];

/** A day, where the call takes a moment. */
const fields = z.strictObject({
  carrier: oneLine(1, 40),
  trackingNo: z.optional(oneLine(0, 40)),
  shippedOn: z.optional(day),
});

interface ShipDialogProps {
  order: Order;
  opened: boolean;
  onClose: () => void;
}

/** How the goods went out; the buyer is told. */
export function ShipDialog({ order, opened, onClose }: ShipDialogProps) {
  const say = useWords("orderMoves");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say("shipment.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <ShipForm order={order} onClose={onClose} />
    </Modal>
  );
}

/** Today is now; an earlier day is its evening, but not before the order itself. */
function momentOf(on: string | undefined, order: Order): string | undefined {
  const now = toInstant(new Date());
  if (on === undefined || on === seoulDay(now)) return undefined;
  const evening = endOfSeoulDay(on);
  return evening < order.createdAt ? addMinutes(order.createdAt, 1) : evening;
}

function ShipForm({ order, onClose }: Omit<ShipDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(shipOrder);
  const { carrier = "", trackingNo = "", shippedAt } = order.shipment ?? {};
  const [today] = useState(() => seoulDay(toInstant(new Date())));
  const draft: Draft = useDraft({
    schema: fields,
    initial: { carrier, trackingNo, shippedOn: shippedAt ? seoulDay(shippedAt) : today },
    send: ({ shippedOn, ...body }) => {
      const isSameDay = shippedAt !== undefined && shippedOn === seoulDay(shippedAt);
      const at = isSameDay ? shippedAt : momentOf(shippedOn, order);
      return mutateAsync({ id: order.id, body: { ...body, ...(at && { shippedAt: at }) } });
    },
    done: () => {
      toast.done(say("shipment.done"));
      onClose();
      void readAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say("shipment.title")}>
      <TextField
        name="carrier"
        label={say("shipment.carrier")}
        maxLength={40}
        list="order-carriers"
        autoComplete="off"
      />
      <datalist id="order-carriers">
        {carriers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        name="trackingNo"
        label={say("shipment.trackingNo")}
        maxLength={40}
        inputMode="numeric"
        autoComplete="off"
      />
      <DayField
        name="shippedOn"
        label={say("shipment.shippedOn")}
        min={seoulDay(order.createdAt)}
        max={today}
      />
      <SendButton fullWidth>{say("shipment.send")}</SendButton>
    </DraftForm>
  );
}
