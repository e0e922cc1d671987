import { Button, getDefaultZIndex, Group, Modal, Text } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useKitWords } from "../say.ts";

export type DialogOutcome = "primary" | "secondary" | "closed";

export interface DialogSpec {
  title: string;
  /** Text may have several lines. */
  body: ReactNode;
  /** The label of the button; "OK" by default. */
  primary?: ReactNode;
  secondary?: ReactNode;
  /** Red primary button, for irreversible acts. */
  danger?: boolean;
  /** Closing without the primary button goes back one page (U1-2). */
  requiredBack?: boolean;
}

interface DialogWindowProps {
  /** The present question; undefined between two questions. */
  asked: DialogSpec | undefined;
  onAnswer: (answer: DialogOutcome) => void;
}

/** The 382-pixel window itself. It stays mounted, so that the focus returns to where it was. */
export function DialogWindow({ asked, onAnswer }: DialogWindowProps) {
  const say = useKitWords();
  // Mantine remembers the focus when a window opens, not when it is first drawn open; and at once,
  // before the window takes the focus for itself.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(() => setIsDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  // The last question stays visible while it fades out.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const shown = asked ?? last;
  return (
    <Modal
      // A question may come from a drawer, which is later in the document.
      zIndex={getDefaultZIndex("popover")}
      opened={isDrawn && asked !== undefined}
      onClose={() => onAnswer("closed")}
      title={shown?.title}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <Text component="div" style={{ whiteSpace: "pre-line" }}>
        {shown?.body}
      </Text>
      <Group mt="lg" grow preventGrowOverflow={false}>
        {shown?.secondary && (
          <Button variant="default" onClick={() => onAnswer("secondary")}>
            {shown.secondary}
          </Button>
        )}
        <Button
          data-autofocus
          color={shown?.danger ? "red" : undefined}
          onClick={() => onAnswer("primary")}
        >
          {shown?.primary ?? say("confirm")}
        </Button>
      </Group>
    </Modal>
  );
}
