import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { addMinutes, day, endOfSeoulDay, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { ko } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import { oneLine } from "@bupum/shared/kernel/text/text";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { type Draft, useDraft } from "../form/draft.ts";
import { DraftForm, SendButton } from "../form/draft-form.tsx";
import { DayField, NumberField } from "../form/fields.tsx";
import type { Say } from "../say.ts";
import { CarrierFields } from "./carrier-choices.tsx";

/** A day, where the call takes a moment. */
const fields = z.strictObject({
  carrier: oneLine(1, 40),
  trackingNo: z.optional(oneLine(0, 40)),
  shippedOn: z.optional(day),
  /** Pieces of each line, in their order. */
  pieces: z.array(z.int().check(z.minimum(1))),
});

type Line = Omit<Order, "shipTo">;
type Parcel = Pick<NonNullable<Order["shipment"]>, "carrier" | "trackingNo"> & {
  orderIds: Order["id"][];
  shippedAt?: string;
  pieces?: { orderId: Order["id"]; quantity: number; version: number }[];
};

interface ParcelFormProps {
  /** What goes out in one parcel. */
  lines: readonly [Line, ...Line[]];
  /** The site's own words, which include those of the fields. */
  say: Say<{ shipment: typeof ko & { send: string } }>;
  send: (parcel: Parcel) => Promise<unknown>;
  done: () => void;
  failed?: (error: unknown) => void;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** Today is now; an earlier day is its evening, but not before the order itself. */
function momentOf(on: string | undefined, { createdAt }: Line): string | undefined {
  const now = toInstant(new Date());
  if (on === undefined || on === seoulDay(now)) return undefined;
  const evening = endOfSeoulDay(on);
  return evening < createdAt ? addMinutes(createdAt, 1) : evening;
}

/** How many pieces of each line are open; all of it where its parcel is corrected. */
const openOf = (line: Line): number => piecesOf(line).open || line.quantity;

/** Only lines of which some pieces stay name theirs, with what was seen (D39-2). */
function piecesIn(lines: readonly Line[], typed: readonly number[]): Pick<Parcel, "pieces"> {
  const pieces = lines.flatMap((line, at) => {
    const quantity = typed[at] ?? openOf(line);
    return quantity === openOf(line) ? [] : [{ orderId: line.id, quantity, version: line.version }];
  });
  return pieces.length > 0 ? { pieces } : {};
}

/** How the lines of one parcel went out (D2-20), on both sites. */
export function ParcelForm({ lines, say, send, done, failed, children }: ParcelFormProps) {
  const [order] = lines;
  const { carrier = "", trackingNo = "", shippedAt } = order.shipment ?? {};
  const [today] = useState(() => seoulDay(toInstant(new Date())));
  const draft: Draft = useDraft({
    schema: fields,
    initial: {
      carrier,
      trackingNo,
      shippedOn: shippedAt ? seoulDay(shippedAt) : today,
      pieces: lines.map(openOf),
    },
    send: ({ shippedOn, pieces, ...stated }) => {
      const isSameDay = shippedAt !== undefined && shippedOn === seoulDay(shippedAt);
      const at = isSameDay ? shippedAt : momentOf(shippedOn, order);
      const orderIds = lines.map(({ id }) => id);
      return send({
        orderIds,
        ...stated,
        ...(at && { shippedAt: at }),
        ...piecesIn(lines, pieces),
      });
    },
    done,
    ...(failed && { failed: (error) => void failed(error) }),
  });
  return (
    <DraftForm draft={draft} label={say("shipment.title")}>
      {children}
      <PiecesFields lines={lines} say={say} />
      <CarrierFields carrier={say("shipment.carrier")} trackingNo={say("shipment.trackingNo")} />
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

/** How many pieces leave, where there are several and not all have left. */
function PiecesFields({ lines, say }: Pick<ParcelFormProps, "lines" | "say">) {
  return lines.map((line, at) => {
    const { open } = piecesOf(line);
    if (open < 2) return null;
    const part = orderedProduct(line).title;
    return (
      <NumberField
        key={line.id}
        name={`pieces.${at}`}
        label={
          lines.length > 1 ? say("shipment.quantityOfPart", { part }) : say("shipment.quantity")
        }
        rightSection={line.unit}
        rightSectionWidth={56}
        description={say("shipment.ofOpen", { open })}
        min={1}
        max={open}
        allowDecimal={false}
      />
    );
  });
}
