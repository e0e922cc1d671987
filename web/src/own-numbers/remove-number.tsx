import type { SaidNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import { removeOwnNumber } from "./queries.ts";

interface RemoveNumberProps {
  number: string;
  /** Without it the number is removed with all of its parts. */
  productId?: SaidNumber["productId"];
  part: string;
  /** What the button takes back, for who does not see where it stands. */
  name: string;
  color: "red" | "gray";
}

/** Takes back that a number means a part. */
export function RemoveNumber({ number, productId, part, name, color }: RemoveNumberProps) {
  const say = useWords("ownNumbers");
  const { mutate, isPending } = useMutation({
    ...removeOwnNumber(useQueryClient()),
    onSuccess: () => toast.done(say("removed", { number, part })),
  });
  return (
    <RoleGuard act="ask" isQuiet>
      <Button
        variant="subtle"
        color={color}
        size="compact-sm"
        mih={44}
        loading={isPending}
        aria-label={say("remove", { name })}
        onClick={() => mutate({ number, ...(productId && { productId }) })}
      >
        {say("removeHead")}
      </Button>
    </RoleGuard>
  );
}
