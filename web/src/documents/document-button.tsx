import { isDead } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { Delivery } from "@bupum/shared/deal/product-estimate-orders/pieces";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { useMadeFile } from "@bupum/ui/files/made-file";
import { Button } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { waitForFile } from "../trade/sheet/file-job.ts";

type Wanted = CallInput<(typeof documentRoutes)["create"]>["body"];

function kindOf({ estimateId, parcelAt, paymentOrderId }: Wanted) {
  if (estimateId) return "QUOTATION";
  if (parcelAt) return "DELIVERY_NOTE";
  return paymentOrderId ? "RECEIPT" : "PURCHASE_ORDER";
}

interface DocumentButtonProps {
  of: Wanted;
  /** Where several stand on a page: the seller or parcel that this one is about. */
  about?: string;
}

/** Requests a printed document, waits for it, and opens it (D4-7). */
export function DocumentButton({ of, about }: DocumentButtonProps) {
  const say = useWords("documents");
  const { isMaking, address, start } = useMadeFile({
    make: (signal) => waitForFile(() => api.documents.create({ body: of }, { signal }), signal),
    failed: say("button.failed"),
    // If the browser blocks the window, the link below opens it.
    onMade: (made) => open(made, "_blank", "noopener"),
  });
  const name = say(`button.${kindOf(of)}`);
  const label = about === undefined ? name : say("button.of", { name, about });
  const icon = <IconFileTypePdf size={18} aria-hidden />;
  if (address)
    return (
      <Button
        variant="default"
        leftSection={icon}
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={say("button.open", { name: label })}
      >
        {say("button.open", { name })}
      </Button>
    );
  return (
    <Button
      variant="default"
      leftSection={icon}
      disabled={isMaking}
      aria-label={label}
      onClick={start}
    >
      {isMaking ? say("button.making") : name}
    </Button>
  );
}

/** The purchase order of a PO's lines, unless all were refused or cancelled. */
export function PurchaseOrderButton({ orders }: { orders: readonly [Order, ...Order[]] }) {
  if (orders.every(isDead)) return null;
  return (
    <div>
      <DocumentButton of={{ orderId: orders[0].id }} />
    </div>
  );
}

interface DeliveryNoteProps {
  /** Any order with pieces in the parcel. */
  orderId: Order["id"];
  of: Delivery;
}

/** The delivery note of a parcel, with all lines that left in it (D39-6). */
export const DeliveryNoteButton = ({
  orderId,
  of: { at, carrier, trackingNo },
}: DeliveryNoteProps) => (
  <DocumentButton
    key={at}
    of={{ orderId, parcelAt: at }}
    about={[carrier, trackingNo].filter(Boolean).join(" ")}
  />
);
