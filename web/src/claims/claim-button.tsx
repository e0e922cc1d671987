import { claimableKinds } from "@bupum/shared/deal/claims/rules";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";

const ClaimDialog = lazy(async () => ({
  default: (await import("./claim-dialog.tsx")).ClaimDialog,
}));

/** Its buyer's way to a claim about one of these lines; nothing where none can be claimed (D34-1). */
export function ClaimButton({ lines }: { lines: readonly Order[] }) {
  const say = useWords("claims");
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const claimable = lines.filter((line) => claimableKinds(line, now).length > 0);
  if (claimable.length === 0) return null;
  return (
    <RoleGuard act="order" isQuiet>
      <Button variant="default" mih={44} onClick={() => setOpen(true)}>
        {say("make")}
      </Button>
      <Suspense>
        {isOpen && <ClaimDialog lines={claimable} onClose={() => setOpen(false)} />}
      </Suspense>
    </RoleGuard>
  );
}
