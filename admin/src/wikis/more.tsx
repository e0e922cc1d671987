import { Button } from "@mantine/core";

interface MoreProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label: string;
}

/** The next page of a list below what is shown of it. */
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
