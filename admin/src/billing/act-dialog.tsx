import { toast } from "@bupum/ui/frame/toasts";
import { useKitWords } from "@bupum/ui/say";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWords } from "../words.ts";
import { Dialog } from "../layout/dialog.tsx";
import { readBillingAgain } from "./queries.ts";

interface ActDialogProps {
  title: string;
  body: string;
  /** Fields of this act, above its reason. */
  children?: ReactNode;
  /** Without it the act takes no reason. */
  reason?: "optional" | "required";
  isReady?: boolean;
  danger?: boolean;
  /** What it says afterwards, if it says something of its own. */
  act: (reason: string) => Promise<unknown>;
  leave: () => void;
}
const shortest = 2;

/** Asks before an act on money or a subscription; reloads the data afterwards. */
export function ActDialog(props: ActDialogProps) {
  const { title, body, children, reason, isReady = true, danger, act, leave } = props;
  const say = useWords("subscribes");
  const sayKit = useKitWords();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(typed.trim()),
    onSuccess: (said) => {
      toast.done(typeof said === "string" ? said : say("acts.done"));
      leave();
    },
    onSettled: () => readBillingAgain(client),
  });
  const isMissing = reason === "required" && typed.trim().length < shortest;
  return (
    <Dialog opened onClose={leave} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Stack>
          <p>{body}</p>
          {children}
          {reason && (
            <TextInput
              label={say(reason === "required" ? "reason" : "reasonMaybe")}
              required={reason === "required"}
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          <Group grow>
            <Button variant="default" onClick={leave}>
              {sayKit("close")}
            </Button>
            <Button
              type="submit"
              loading={isPending}
              disabled={isMissing || !isReady}
              {...(danger && { color: "red" })}
            >
              {title}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
