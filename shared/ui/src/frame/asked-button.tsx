import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { confirmed } from "./dialogs.tsx";
import type { DialogSpec } from "./dialog-window.tsx";

interface AskedButtonProps extends Omit<ButtonProps, "loading"> {
  question: DialogSpec;
  act: () => Promise<unknown>;
  /** Called after the call, with any result. */
  settled?: () => unknown;
  /** Called after a successful call. */
  done?: () => unknown;
  "aria-label"?: string;
}

/** A button that asks before it acts, and shows that it is busy. */
export function AskedButton({ question, act, settled, done, ...button }: AskedButtonProps) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    ...(settled && { onSettled: settled }),
  });
  const press = async () => {
    if (!(await confirmed(question))) return;
    await mutateAsync();
    await done?.();
  };
  return (
    <Button
      mih={44}
      {...button}
      loading={isPending}
      // A failed call is shown as a toast.
      onClick={() => void press().catch(() => undefined)}
    />
  );
}
