import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";

interface DropButtonProps {
  label: string;
  className?: string | undefined;
  onDrop: () => void;
}

/** Takes one part out of a list of them. */
export const DropButton = ({ label, className, onDrop }: DropButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    c="inherit"
    size={44}
    className={className}
    aria-label={label}
    data-act="drop"
    onClick={onDrop}
  >
    <IconTrash size={20} aria-hidden />
  </ActionIcon>
);
