import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/** Shade 6 of each tuple reads white text at 4.5:1 or better (WCAG 2.2 AA). */
const blue: MantineColorsTuple = [
  "#eef4ff",
  "#dbe7ff",
  "#b8d0ff",
  "#90b4ff",
  "#7aa5ff",
  "#3f74ee",
  "#1b57d9",
  "#1748b5",
  "#133a91",
  "#0e2b6d",
];
const green: MantineColorsTuple = [
  "#ebfbee",
  "#d3f2d9",
  "#b2e5bc",
  "#8cd69b",
  "#69c87d",
  "#3f9d55",
  "#2b7a3d",
  "#236533",
  "#1c5129",
  "#143d1e",
];
const red: MantineColorsTuple = [
  "#fff1f0",
  "#ffdedb",
  "#ffc1bb",
  "#ffa39a",
  "#ff8a80",
  "#e04b40",
  "#b3261e",
  "#961d16",
  "#7a160f",
  "#5c0f0a",
];
const orange: MantineColorsTuple = [
  "#fff4e6",
  "#ffe6c7",
  "#ffd09b",
  "#ffba70",
  "#ffa94d",
  "#d9730d",
  "#a8530a",
  "#8a4307",
  "#6d3405",
  "#502603",
];

/** Mantine's own `light` variant misses AA for most colours. */
const variants: VariantColorsResolver = (input) => {
  const known = defaultVariantColorsResolver(input);
  if (input.variant !== "light") return known;
  const color = String(input.color ?? input.theme.primaryColor).split(".")[0];
  const shade = (index: number) => `var(--mantine-color-${color}-${index})`;
  const pale = color === "gray" ? shade(2) : shade(0);
  const deep =
    color === "gray"
      ? "var(--mantine-color-dark-5)"
      : `color-mix(in srgb, ${shade(9)} 55%, var(--mantine-color-dark-7))`;
  const deeper = `color-mix(in srgb, ${shade(8)} 60%, var(--mantine-color-dark-7))`;
  return {
    ...known,
    background: `light-dark(${pale}, ${deep})`,
    hover: `light-dark(${shade(1)}, ${deeper})`,
    color: `light-dark(${shade(9)}, ${shade(1)})`,
    border: "1px solid transparent",
  };
};

const fonts =
  '"Pretendard Variable", Pretendard, -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", ' +
  '"Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", "Segoe UI", Roboto, sans-serif';
const monospace =
  'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace';

/** Plain objects only: Component.extend() would pull each component into the entry chunk. */
export const theme = createTheme({
  primaryColor: "blue",
  primaryShade: 6,
  colors: { blue, green, red, orange },
  fontFamily: fonts,
  fontFamilyMonospace: monospace,
  headings: {
    fontFamily: fonts,
    fontWeight: "700",
    sizes: {
      h1: { fontSize: "1.5rem", lineHeight: "1.3" },
      h2: { fontSize: "1.2rem", lineHeight: "1.35" },
      h3: { fontSize: "1.05rem", lineHeight: "1.4" },
    },
  },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: variants,
  components: {
    Modal: {
      defaultProps: { size: 382, xOffset: 4, centered: true },
      styles: { title: { fontSize: "1.125rem", fontWeight: 700 } },
    },
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md", hideControls: true } },
    PasswordInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md", autosize: true, minRows: 3, maxRows: 12 } },
    Select: { defaultProps: { size: "md", allowDeselect: false, checkIconPosition: "right" } },
    PinInput: { defaultProps: { size: "md" } },
    Badge: { defaultProps: { variant: "light", radius: "sm", size: "lg", tt: "none", fw: 600 } },
    Tooltip: {
      defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } },
    },
    Menu: { defaultProps: { position: "bottom-end", shadow: "md" } },
  },
});

/** The greys that AA needs, and the soft lines of cards and lists. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-7)",
    "--mantine-color-default-border": "#868e96",
    "--mantine-color-gray-4": "#868e96",
    "--mantine-color-error": "#b3261e",
    "--bupum-line": "var(--mantine-color-gray-3)",
    "--bupum-soft": "var(--mantine-color-gray-0)",
    "--bupum-ink": "#14171c",
  },
  dark: {
    "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-1)",
    "--mantine-color-default-border": "#7d7d7d",
    "--mantine-color-dark-4": "#7d7d7d",
    "--mantine-color-error": "#ff8a80",
    "--bupum-line": "#3f3f3f",
    "--bupum-soft": "var(--mantine-color-dark-8)",
    "--bupum-ink": "#f1f3f5",
  },
});
