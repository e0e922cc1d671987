import { Button } from "@mantine/core";
import type { ReactNode } from "react";

interface RowActProps {
  /** What it does and to what, for screen readers: its words stand in each row. */
  label: string;
  /** Ends or takes something away. */
  isEnd?: boolean;
  isDisabled?: boolean;
  isLoading?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** An act on one row of a list of a company. */
export function RowAct({ label, isEnd, isDisabled, isLoading, onPress, children }: RowActProps) {
  return (
    <Button
      variant="subtle"
      {...(isEnd && { color: "gray" })}
      size="sm"
      mih={44}
      disabled={isDisabled}
      loading={isLoading}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
