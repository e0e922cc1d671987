import { Button, Group, Modal, Text } from "@mantine/core";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { useKitWords } from "../say.ts";

export type DialogAnswer = "primary" | "secondary" | "closed";

export interface DialogSpec {
  title: string;
  /** Text may have several lines. */
  body: ReactNode;
  /** Says what the button does; "OK" by default. */
  primary?: string;
  secondary?: string;
  /** Red primary button, for what cannot be undone. */
  danger?: boolean;
  /** Closing without the primary button goes back one page (U1-2). */
  requiredBack?: boolean;
}
interface Open extends DialogSpec {
  id: number;
  answer: (answer: DialogAnswer) => void;
}

let waiting: readonly Open[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly Open[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens the 382-pixel dialog and answers with what was pressed. Never rejects. */
export function ask(spec: DialogSpec): Promise<DialogAnswer> {
  return new Promise((answer) => {
    lastId += 1;
    put([...waiting, { ...spec, id: lastId, answer }]);
  });
}

/** True when the reader pressed the primary button. */
export const confirmed = async (spec: DialogSpec): Promise<boolean> =>
  (await ask(spec)) === "primary";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function close(answer: DialogAnswer, goBack: () => void) {
  const [first, ...rest] = waiting;
  if (!first) return;
  put(rest);
  if (first.requiredBack && answer !== "primary") goBack();
  first.answer(answer);
}

/** The place where dialogs appear; one per site, in the app root. */
export function Dialogs({ goBack = () => history.back() }: { goBack?: () => void }) {
  const say = useKitWords();
  const first = useSyncExternalStore(subscribe, () => waiting[0]);
  // The last dialog stays drawn while it fades out.
  const [last, setLast] = useState(first);
  if (first && first !== last) setLast(first);
  const shown = first ?? last;
  return (
    <Modal
      opened={first !== undefined}
      onClose={() => close("closed", goBack)}
      title={shown?.title}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <Text component="div" style={{ whiteSpace: "pre-line" }}>
        {shown?.body}
      </Text>
      <Group mt="lg" grow preventGrowOverflow={false}>
        {shown?.secondary && (
          <Button variant="default" onClick={() => close("secondary", goBack)}>
            {shown.secondary}
          </Button>
        )}
        <Button
          data-autofocus
          color={shown?.danger ? "red" : undefined}
          onClick={() => close("primary", goBack)}
        >
          {shown?.primary ?? say("confirm")}
        </Button>
      </Group>
    </Modal>
  );
}
