import { Button } from "@mantine/core";
import { IconTruck } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../words.ts";

const ParcelsDialog = lazy(() => import("./parcels-dialog.tsx"));

/** Opens the dialog in which many tracking numbers are pasted at once. */
export function ParcelsButton() {
  const say = useWords("sellerOrders");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTruck size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {say("parcels.open")}
      </Button>
      <Suspense>{isOpen && <ParcelsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
