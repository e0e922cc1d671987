import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { ParcelForm } from "@bupum/ui/product-estimate-orders/parcel-form";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { Named } from "./named.tsx";
import { readAgain, shipLines } from "./queries.ts";

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

function ShipForm({ lines, onClose }: Omit<ShipDialogProps, "opened">) {
  const say = useWords("orderMoves");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(shipLines);
  return (
    <ParcelForm
      lines={lines}
      say={say}
      send={(body) => mutateAsync({ id: lines[0].id, body })}
      done={() => {
        toast.done(say("shipment.done"));
        onClose();
        void readAgain(client);
      }}
      failed={(error) => {
        if (failureOf(error).status === 409) void readAgain(client);
      }}
    >
      <Named lines={lines} />
    </ParcelForm>
  );
}
