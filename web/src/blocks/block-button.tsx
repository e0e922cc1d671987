import type { BlockTargetId } from "@bupum/shared/accounts/blocks/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { changeBlock, isBlocked } from "./queries.ts";

interface BlockButtonProps {
  targetId: BlockTargetId;
  /** The company's name, for screen readers. */
  name: string;
}

/** Blocks a seller or a buyer, or removes the block (D6-28). */
export function BlockButton({ targetId, name }: BlockButtonProps) {
  const { data } = useQuery(isBlocked(targetId));
  if (data === undefined) return null;
  return <Switch targetId={targetId} name={name} blocked={data} />;
}

/** The button, once it is known whether there is a block. */
export function Switch({ targetId, name, blocked }: BlockButtonProps & { blocked: boolean }) {
  const say = useWords("blocks");
  const { mutateAsync, isPending } = useMutation(changeBlock(useQueryClient()));
  const toggle = async () => {
    const spec = { title: say("actOn", { name }), body: say("body", { name }) };
    if (!blocked && !(await confirmed({ ...spec, primary: say("act"), danger: true }))) return;
    await mutateAsync({ targetId, blocked: !blocked });
    toast.done(say(blocked ? "undone" : "done"));
  };
  return (
    <Button
      variant={blocked ? "default" : "subtle"}
      color="gray"
      size="sm"
      mih={44}
      loading={isPending}
      aria-label={say(blocked ? "undoOn" : "actOn", { name })}
      // A failed call is shown as a toast.
      onClick={() => void toggle().catch(() => undefined)}
    >
      {say(blocked ? "undo" : "act")}
    </Button>
  );
}
