import type { OrderEntityLine } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { ParcelForm } from "@bupum/ui/product-estimate-orders/parcel-form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { readAgain, shipOrder } from "./queries.ts";

interface ShipFormProps {
  lines: readonly [OrderEntityLine, ...OrderEntityLine[]];
  leave: () => void;
}

/** How lines of one purchase order went out, on behalf of their seller (D2-20). */
export function ShipForm({ lines, leave }: ShipFormProps) {
  const say = useWords("productEstimateOrders");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(shipOrder);
  const [{ buyerName: buyer, sellerName: seller }] = lines;
  const names = lines.map((line) => orderedProduct(line).title).join(", ");
  return (
    <ParcelForm
      lines={lines}
      say={say}
      send={mutateAsync}
      done={() => {
        toast.done(say("acts.ship.done"));
        leave();
        void readAgain(client);
      }}
      failed={(error) => {
        if (failureOf(error).status === 409) void readAgain(client);
      }}
    >
      <p>{say("acts.ship.body", { buyer, seller })}</p>
      {lines.length > 1 && <p>{say("ofLines", { count: lines.length, names })}</p>}
    </ParcelForm>
  );
}
