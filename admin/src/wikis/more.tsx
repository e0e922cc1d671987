import { Button } from "@mantine/core";

interface MoreProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
}

/** Loads the next page of a list. */
export const More = ({ of, label }: MoreProps) =>
  of.hasNextPage && (
    <Button
      variant="default"
      mih={44}
      loading={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
    >
      {label}
    </Button>
  );
