import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { Delivered } from "@bupum/shared/deal/product-estimate-orders/pieces";

type OrderId = Order["id"];

/** Pieces of one line as a test keeps them, without the rules that it tests. */
export interface LedgerLine {
  id: OrderId;
  ordered: number;
  shipped: number;
  /** Of the shipped ones, those that its buyer said to have. */
  had: number;
  cancelled: number;
  /** Pieces that its acceptance took from the stock. */
  taken: number;
  status: "CONFIRMED" | "COMPLETED" | "CANCELLED";
}
/** What a delivery note says of each line in a parcel. */
export type Note = ReadonlyMap<OrderId, Delivered>;
export interface LedgerParcel {
  trackingNo: string;
  note: Note;
}
/** Pieces of each line that a call names. */
export type Named = readonly { orderId: OrderId; quantity: number }[];

export const openOf = ({ status, ordered, shipped, cancelled }: LedgerLine): number =>
  status === "CONFIRMED" ? ordered - shipped - cancelled : 0;

/** What should have become of the pieces of a PO; each act is entered once, however often it was sent. */
export class ParcelLedger {
  readonly parcels: LedgerParcel[] = [];
  readonly lines: readonly LedgerLine[];

  constructor(lines: readonly LedgerLine[]) {
    this.lines = lines;
  }

  line(id: OrderId): LedgerLine {
    const found = this.lines.find((one) => one.id === id);
    if (!found) throw new Error(`There is no line ${id}.`);
    return found;
  }

  open(): LedgerLine[] {
    return this.lines.filter((line) => openOf(line) > 0);
  }

  ship(trackingNo: string, pieces: Named): void {
    const note = pieces.map(({ orderId, quantity }) => {
      const line = this.line(orderId);
      const { ordered, shipped: before, cancelled } = line;
      const open = openOf(line) - quantity;
      line.shipped += quantity;
      return [orderId, { ordered, before, quantity, open, cancelled }] as const;
    });
    this.parcels.push({ trackingNo, note: new Map(note) });
  }

  /** As many as are still there; of a line of which nothing left all pieces are the line. */
  cancel(pieces: Named): void {
    for (const { orderId, quantity } of pieces) {
      const line = this.line(orderId);
      line.cancelled += Math.min(quantity, openOf(line));
      const left = line.ordered - line.cancelled;
      line.taken = Math.min(line.taken, left);
      if (left === 0) line.status = "CANCELLED";
    }
  }

  receive(ids: readonly OrderId[]): void {
    for (const id of ids) {
      const line = this.line(id);
      line.had = line.shipped;
      if (openOf(line) === 0) line.status = "COMPLETED";
    }
  }
}
