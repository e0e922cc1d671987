import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { mostChatFiles } from "@bupum/shared/talk/chats/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Entry, useUploads } from "@bupum/ui/files/uploads";
import { useKitWords } from "@bupum/ui/say";
import { ActionIcon } from "@mantine/core";
import { IconRefresh, IconX } from "@tabler/icons-react";
import { signUpload } from "../../files/queries.ts";
import { Size } from "../log/files.tsx";
import styles from "./composer.module.css";

const { extensions, maxBytes } = uploadLimits.FILE;
const sign = signUpload("FILE");
const untold = () => undefined;

/** Files of the next message. */
export function useAttachments() {
  const { entries, add, send, drop } = useUploads({
    sign,
    extensions,
    maxMegabytes: maxBytes / 1024 / 1024,
    maxFiles: mostChatFiles,
    onChange: untold,
  });
  return {
    entries,
    add,
    again: send,
    drop,
    isBusy: entries.some(({ state }) => state === "sending"),
    /** The uploaded ones, in the form of a message. */
    done: entries.flatMap(({ fileId, file }) =>
      // The API has signed this key.
      fileId ? [{ id: fileId as Id<"fil">, fileName: file.name, size: file.size }] : [],
    ),
    clear: () => entries.forEach((entry) => drop(entry)),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

export const acceptedFiles: string = extensions.map((extension) => `.${extension}`).join(",");

/** The attached files with their progress, each with a button to remove it. */
export function AttachmentList({ of: { entries, again, drop } }: { of: Attachments }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles["attachments"]}>
      {entries.map((entry) => (
        <Attachment
          key={entry.key}
          of={entry}
          onAgain={() => again(entry)}
          onDrop={() => drop(entry)}
        />
      ))}
    </ul>
  );
}

function Attachment(props: { of: Entry; onAgain: () => void; onDrop: () => void }) {
  const { of, onAgain, onDrop } = props;
  const say = useKitWords();
  const { name, size } = of.file;
  const isSending = of.state === "sending";
  return (
    <li data-state={of.state}>
      <span className={styles["name"]}>{name}</span>
      <small role={isSending ? undefined : "status"}>
        {isSending ? (
          say("files.uploading", { percent: Math.round(of.share * 100) })
        ) : of.state === "done" ? (
          <Size of={size} />
        ) : (
          (of.message ?? say("files.failed"))
        )}
      </small>
      {of.state === "failed" && (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={say("files.retry", { name })}
          onClick={onAgain}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={44}
        aria-label={say(isSending ? "files.cancel" : "files.remove", { name })}
        onClick={onDrop}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
