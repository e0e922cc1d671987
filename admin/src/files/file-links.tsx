import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { openFile } from "./queries.ts";

/** Attached files; each press requests a link of its own (D7-6). */
export function FileLinks({ files }: { files: readonly FileSummary[] }) {
  const { mutate, isPending, variables } = useMutation(openFile);
  if (files.length === 0) return null;
  return (
    <Group gap="xs">
      {files.map(({ id, fileName }) => (
        <Button
          key={id}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isPending && variables === id}
          onClick={() => mutate(id)}
        >
          {fileName}
        </Button>
      ))}
    </Group>
  );
}
