import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Button, Checkbox, Modal, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./manage.module.css";
import { useChange } from "./use-change.ts";

interface ChangeDialogProps {
  group: Group;
  lines: readonly Line[];
  onClose: () => void;
}

/** Lines that nobody has answered; one at least has to stay. */
function droppable(group: Group, lines: readonly Line[]) {
  const answered = new Set(
    lines
      .filter(({ replyType, currentResponse }) => replyType !== "PENDING" || currentResponse)
      .map(({ requestLineId }) => requestLineId),
  );
  return group.lines.filter(
    ({ requestLineId, droppedAt }) => !droppedAt && !answered.has(requestLineId),
  );
}

/** Name, memo, and lines that are needed no more. */
export function ChangeDialog({ group, lines, onClose }: ChangeDialogProps) {
  const say = useWords("manageGroup");
  const [title, setTitle] = useState(group.title);
  const [memo, setMemo] = useState(group.memo ?? "");
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { send, isPending, problem } = useChange(group, say("change.done"), onClose);
  const isBlank = title.trim() === "";
  const change = {
    ...(title.trim() && title.trim() !== group.title && { title: title.trim() }),
    ...(memo.trim() !== (group.memo ?? "") && { memo: memo.trim() }),
    ...(dropped.length > 0 && { dropRequestLineIds: [...dropped] }),
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("change.title")}
      closeButtonProps={{ "aria-label": say("back") }}
    >
      <form
        noValidate
        className={styles["dialog"]}
        onSubmit={(event) => {
          event.preventDefault();
          void send(change);
        }}
      >
        <TextInput
          label={say("change.name")}
          value={title}
          maxLength={100}
          required
          error={isBlank && say("change.noName")}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={say("change.memo")}
          value={memo}
          maxLength={2000}
          autosize
          minRows={2}
          onChange={(event) => setMemo(event.currentTarget.value)}
        />
        <Drops group={group} lines={lines} dropped={dropped} onDrop={setDropped} />
        {problem && <p role="alert">{problem}</p>}
        <Button
          type="submit"
          mih={44}
          loading={isPending}
          disabled={isBlank || Object.keys(change).length === 0}
        >
          {say("change.submit")}
        </Button>
      </form>
    </Modal>
  );
}

interface DropsProps extends Pick<ChangeDialogProps, "group" | "lines"> {
  dropped: readonly string[];
  onDrop: (dropped: readonly string[]) => void;
}

function Drops({ group, lines, dropped, onDrop }: DropsProps) {
  const say = useWords("manageGroup");
  const free = droppable(group, lines);
  if (free.length === 0) return null;
  return (
    <Checkbox.Group
      label={say("change.drop")}
      description={say("change.dropHint")}
      value={[...dropped]}
      onChange={onDrop}
    >
      {free.map((line) => (
        <Checkbox
          key={line.requestLineId}
          mt={8}
          size="md"
          value={line.requestLineId}
          label={say("change.line", {
            name: line.partNumber ?? line.productName,
            count: line.quantity,
            unit: line.unit,
          })}
        />
      ))}
    </Checkbox.Group>
  );
}
