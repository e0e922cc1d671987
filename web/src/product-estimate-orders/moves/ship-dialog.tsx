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
import { CarrierChoices, carrierChoices } from "./carrier-choices.tsx";
import { Named } from "./named.tsx";
import { readAgain, shipLines } from "./queries.ts";

/** A day, where the call takes a moment. */
const fields = z.strictObject({
  carrier: oneLine(1, 40),
  trackingNo: z.optional(oneLine(0, 40)),
  shippedOn: z.optional(day),
});

interface ShipDialogProps {
  /** What goes out in one parcel. */
  lines: Lines;
  opened: boolean;
  onClose: () => void;
}

type Lines = readonly [Order, ...Order[]];

/** How the goods went out; the buyer is told. */
export function ShipDialog({ lines, opened, onClose }: ShipDialogProps) {
  const say = useWords("orderMoves");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say("shipment.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <ShipForm lines={lines} onClose={onClose} />
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

function ShipForm({ lines, onClose }: Omit<ShipDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(shipLines);
  const [order] = lines;
  const { carrier = "", trackingNo = "", shippedAt } = order.shipment ?? {};
  const orderIds = lines.map(({ id }) => id);
  const [today] = useState(() => seoulDay(toInstant(new Date())));
  const draft: Draft = useDraft({
    schema: fields,
    initial: { carrier, trackingNo, shippedOn: shippedAt ? seoulDay(shippedAt) : today },
    send: ({ shippedOn, ...body }) => {
      const isSameDay = shippedAt !== undefined && shippedOn === seoulDay(shippedAt);
      const at = isSameDay ? shippedAt : momentOf(shippedOn, order);
      return mutateAsync({
        id: order.id,
        body: { orderIds, ...body, ...(at && { shippedAt: at }) },
      });
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
      <Named lines={lines} />
      <TextField
        name="carrier"
        label={say("shipment.carrier")}
        maxLength={40}
        list={carrierChoices}
        autoComplete="off"
      />
      <CarrierChoices />
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
