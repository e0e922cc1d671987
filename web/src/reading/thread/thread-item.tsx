import { useDays } from "@bupum/ui/display/days";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWords } from "../../words.ts";
import { ThreadForm } from "./thread.tsx";
import styles from "./thread.module.css";

/** What an answer to a post and a comment on a wiki have in common. */
interface Remark {
  content: string;
  createdAt: string;
  editedAt?: string | undefined;
  version: number;
}

export interface ThreadItemProps {
  remark: Remark;
  author: string;
  /** Said behind the author's name. */
  role?: string | undefined;
  /** Who reads it may change it: what the field is called, and how much fits in. */
  editing?: { label: string; most: number; act: Act } | undefined;
  /** Who reads it may remove it: what is asked before. */
  removing?:
    | { title: string; body: string; act: () => Promise<unknown>; done?: () => void }
    | undefined;
  /** After either call, whatever came of it: what was read is out of date. */
  settled: () => unknown;
  /** What stands behind the text. */
  children?: ReactNode;
}
type Act = (content: string, version: number) => Promise<unknown>;

/** One remark below a post or a wiki, with what its reader may do to it (D9-14). */
export function ThreadItem({ editing, removing, settled, children, ...shown }: ThreadItemProps) {
  const say = useWords("reading");
  const [isEditing, setEditing] = useState(false);
  const { remark } = shown;
  if (isEditing && editing)
    return (
      <li className={styles["item"]}>
        <Heading {...shown} />
        <Editor
          remark={remark}
          editing={editing}
          settled={settled}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li className={styles["item"]}>
      <Heading {...shown} />
      <p className={styles["text"]}>{remark.content}</p>
      {children}
      {(editing || removing) && (
        <div className={styles["actions"]}>
          {editing && (
            <Button variant="subtle" size="sm" mih={44} onClick={() => setEditing(true)}>
              {say("edit")}
            </Button>
          )}
          {removing && <Remove removing={removing} settled={settled} />}
        </div>
      )}
    </li>
  );
}

/** The place of a remark that was removed or hidden. */
export const ThreadGap = ({ children }: { children: ReactNode }) => (
  <li className={styles["item"]}>
    <p className={styles["none"]}>{children}</p>
  </li>
);

function Heading({ remark, author, role }: Pick<ThreadItemProps, "remark" | "author" | "role">) {
  const say = useWords("reading");
  const days = useDays();
  return (
    <p className={styles["head"]}>
      <strong>{author}</strong>
      {role && <span>{role}</span>}
      <time dateTime={remark.createdAt}>{days.moment(remark.createdAt)}</time>
      {remark.editedAt && <span>{say("edited")}</span>}
    </p>
  );
}

interface EditorProps extends Pick<ThreadItemProps, "remark" | "settled"> {
  editing: NonNullable<ThreadItemProps["editing"]>;
  onClose: () => void;
}

function Editor({ remark, editing, settled, onClose }: EditorProps) {
  const say = useWords("reading");
  const [text, setText] = useState(remark.content);
  // The copy that was opened: what is read meanwhile is not what was edited.
  const [version] = useState(remark.version);
  const { mutate, isPending } = useMutation({
    mutationFn: () => editing.act(text.trim(), version),
    onSuccess: onClose,
    onSettled: settled,
  });
  return (
    <ThreadForm send={mutate}>
      <Textarea
        label={editing.label}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        minRows={3}
        autosize
        maxLength={editing.most}
      />
      <div className={styles["actions"]}>
        <Button type="submit" mih={44} loading={isPending} disabled={text.trim() === ""}>
          {say("save")}
        </Button>
        <Button variant="subtle" mih={44} onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </ThreadForm>
  );
}

interface RemoveProps extends Pick<ThreadItemProps, "settled"> {
  removing: NonNullable<ThreadItemProps["removing"]>;
}

function Remove({ removing: { title, body, act, done }, settled }: RemoveProps) {
  const say = useWords("reading");
  return (
    <AskedButton
      variant="subtle"
      color="red"
      size="sm"
      question={{ title, body, primary: say("remove"), danger: true }}
      act={act}
      settled={settled}
      {...(done && { done })}
    >
      {say("remove")}
    </AskedButton>
  );
}
