import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { failureOf } from "@bupum/ui/failure";
import { Button, Modal, Skeleton } from "@mantine/core";
import { IconDownload, IconFile, IconPhotoOff } from "@tabler/icons-react";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter } from "use-intl";
import { api } from "../../api.ts";
import { openFile } from "../../files/queries.ts";
import { useWords } from "../../words.ts";
import { isPicture } from "./is-picture.ts";
import styles from "./files.module.css";

/** A file that was just sent may not be moved yet. */
const [tries, againMs] = [10, 1_500];

/** A link is valid for five minutes; a loaded picture stays. */
const fileLink = (id: FileSummary["id"]) =>
  queryOptions({
    queryKey: ["files", id],
    queryFn: ({ signal }) => api.files.get({ params: { id } }, { signal }),
    staleTime: 240_000,
    gcTime: 240_000,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < tries && failureOf(error).code === "BUSY",
    retryDelay: againMs,
  });

/** Pictures are shown and open over the page; other files are shown by name and size. */
export function Files({ of }: { of: readonly FileSummary[] }) {
  return (
    <ul className={styles["files"]}>
      {of.map((file) => (
        <li key={file.id}>{isPicture(file) ? <Picture of={file} /> : <OtherFile of={file} />}</li>
      ))}
    </ul>
  );
}

function Picture({ of }: { of: FileSummary }) {
  const say = useWords("chats");
  const { data, error } = useQuery(fileLink(of.id));
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({ mutationFn: openFile });
  const isDrawn = data && !error && !isBroken;
  return (
    <>
      <button
        type="button"
        className={styles["picture"]}
        aria-label={say(isDrawn ? "file.view" : "file.download", { name: of.fileName })}
        onClick={() => (isDrawn ? setOpen(true) : mutate(of.id))}
      >
        {error || isBroken ? (
          <span className={styles["broken"]}>
            <IconPhotoOff size={24} aria-hidden />
            {of.fileName}
          </span>
        ) : data ? (
          <img src={data.url} alt="" onError={() => setBroken(true)} />
        ) : (
          <Skeleton width="100%" height="100%" />
        )}
      </button>
      <Modal
        opened={isOpen && data !== undefined}
        onClose={() => setOpen(false)}
        size="xl"
        title={of.fileName}
        closeButtonProps={{ "aria-label": say("file.close") }}
      >
        <img className={styles["large"]} src={data?.url} alt={of.fileName} />
        <Button
          variant="default"
          mih={44}
          mt={12}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isPending}
          onClick={() => mutate(of.id)}
        >
          {say("file.save")}
        </Button>
      </Modal>
    </>
  );
}

function OtherFile({ of }: { of: FileSummary }) {
  const say = useWords("chats");
  const { mutate, isPending } = useMutation({ mutationFn: openFile });
  return (
    <button
      type="button"
      className={styles["file"]}
      aria-label={say("file.download", { name: of.fileName })}
      disabled={isPending}
      onClick={() => mutate(of.id)}
    >
      <IconFile size={24} aria-hidden />
      <span>{of.fileName}</span>
      <small>
        <Size of={of.size} />
      </small>
    </button>
  );
}

const [kilo, mega] = [1024, 1024 * 1024];

/** Bytes in readable units. */
export function Size({ of }: { of: number }) {
  const format = useFormatter();
  if (of < mega) return `${format.number(Math.max(1, Math.round(of / kilo)))} KB`;
  return `${format.number(of / mega, { maximumFractionDigits: 1 })} MB`;
}
