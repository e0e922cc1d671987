import type { Order } from "@bupum/shared/product-estimate-orders/contract";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { documentRoutes } from "@bupum/shared/documents/contract";
import { failureOf, isAborted } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { waitForFile } from "../trade/sheet/file-job.ts";

type Wanted = CallInput<(typeof documentRoutes)["create"]>["body"];

function kindOf({ estimateId, paymentOrderId }: Wanted) {
  if (estimateId) return "QUOTATION";
  return paymentOrderId ? "RECEIPT" : "PURCHASE_ORDER";
}

/** Has a document printed, waits for it, and opens it (D4-7). */
export function DocumentButton({ of, seller }: { of: Wanted; seller?: string }) {
  const say = useWords("documents");
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const make = async () => {
    const call = new AbortController();
    running.current = call;
    setMaking(true);
    try {
      const ask = () => api.documents.create({ body: of }, { signal: call.signal });
      const made = await waitForFile(ask, call.signal);
      setAddress(made);
      // A browser that blocks the window leaves the link below.
      open(made, "_blank", "noopener");
    } catch (error) {
      if (!isAborted(error)) toast.failed(failureOf(error).message ?? say("button.failed"));
    } finally {
      if (!call.signal.aborted) setMaking(false);
    }
  };
  const name = say(`button.${kindOf(of)}`);
  const label = seller === undefined ? name : say("button.of", { name, seller });
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
      onClick={() => void make()}
    >
      {isMaking ? say("button.making") : name}
    </Button>
  );
}

/** The purchase order of the lines of one PO, unless all of them were refused or cancelled. */
export function PurchaseOrderButton({ orders }: { orders: readonly [Order, ...Order[]] }) {
  const isDead = orders.every(({ status }) => status === "REJECTED" || status === "CANCELLED");
  if (isDead) return null;
  return (
    <div>
      <DocumentButton of={{ orderId: orders[0].id }} />
    </div>
  );
}
