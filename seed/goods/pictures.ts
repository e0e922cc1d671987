import type { CategoryKey } from "./categories.ts";

/** Line drawings on a 48 x 48 grid, one for each category; SVG path data. */
const drawings: Record<CategoryKey, string> = {
  "plc-cpu": `
    M6 10h36v28H6zM18 10v28M10 15h4M10 20h4M10 25h4M23 16h14M23 21h14M23 33h3M29 33h3
    M35 33h3`,
  "plc-module": "M16 8h16v32H16zM20 13h8M20 17h8M20 23v12M24 23v12M28 23v12",
  hmi: "M5 9h38v30H5zM9 13h30v18H9zM13 27l6-7 5 4 7-8M14 35h4M22 35h4M30 35h4",
  "temperature-controller": `
    M8 8h32v32H8zM12 12h24v13H12zM16 16v5M20 16v5M24 16h5v5M13 32h4M22 32h4M31 32h4`,
  timer: `
    M10 8h28v32H10zM24 15a9 9 0 1 0 .1 0M24 24V18M24 24l5 3M17 40v3M24 40v3M31 40v3`,
  counter: `
    M6 12h36v24H6zM10 17h28v9H10zM15 19v5M21 19v5M27 19v5M33 19v5M12 31h4M22 31h4
    M32 31h4`,
  "panel-meter": `
    M5 14h38v20H5zM9 18h24v12H9zM13 21v6M18 21h4v6M26 21v6M37 20v2M37 26v2`,
  network: `
    M8 20h32v14H8zM12 24h5v5h-5zM21 24h5v5h-5zM30 24h5v5h-5zM24 20v-6M14 14h20M14 14v-4
    M34 14v-4M24 14v-4`,
  safety: "M24 6l15 5v11c0 10-7 16-15 20-8-4-15-10-15-20V11zM17 23l5 5 9-10",
  "proximity-sensor": `
    M14 18h22v12H14zM18 18v12M22 18v12M26 18v12M30 18v12M36 24h8M9 20c-2 2-2 6 0 8
    M5 17c-4 4-4 10 0 14`,
  "photo-sensor": `
    M5 14h11v20H5zM32 14h11v20H32zM16 20h4M22 20h4M28 20h4M16 28h4M22 28h4M28 28h4`,
  "fiber-sensor": "M6 18h22v12H6zM10 22h8v4h-8zM28 21c6 0 6-9 14-9M28 27c6 0 6 9 14 9",
  encoder: `
    M24 8a16 16 0 1 0 .1 0M24 19a5 5 0 1 0 .1 0M24 8v5M24 35v5M8 24h5M35 24h5M13 13l3 3
    M32 32l3 3M35 13l-3 3M16 32l-3 3`,
  "pressure-sensor": `
    M14 8h20v16H14zM18 13h12v6H18zM19 24h10v6H19zM21 30h6v10h-6zM21 34h6M21 37h6`,
  "flow-sensor": `
    M4 20h40v12H4zM16 8h16v12H16zM20 12h8v4h-8zM9 26h10l-3-3M19 26l-3 3M27 26h10`,
  "laser-sensor": `
    M16 6h16v14H16zM24 20v16M10 40h28M24 36l-3 4M24 36l3 4M20 13a4 4 0 0 0 8 0`,
  "limit-switch": "M14 20h20v22H14zM18 30h12M24 20v-6M24 14l-9-4M15 10a3 3 0 1 0-.1 0",
  contactor: `
    M10 8h28v32H10zM10 16h28M10 32h28M16 8v8M24 8v8M32 8v8M16 32v8M24 32v8M32 32v8
    M18 21h12v6H18z`,
  "overload-relay": `
    M10 12h28v26H10zM16 12V6M24 12V6M32 12V6M17 20h6l2 4 2-4h4M19 32a3 3 0 1 0 .1 0
    M29 30v4`,
  "motor-breaker": `
    M12 6h24v36H12zM24 16a8 8 0 1 0 .1 0M24 18v12M17 10h2M23 10h2M29 10h2M17 38h2
    M23 38h2M29 38h2`,
  "molded-case-breaker": `
    M10 6h28v36H10zM10 14h28M10 34h28M20 18h8v12h-8zM20 22h8M17 10h1M24 10h1M31 10h1
    M17 38h1M24 38h1M31 38h1`,
  "leakage-breaker": `
    M10 6h28v36H10zM10 14h28M10 34h28M16 18h8v12h-8zM31 20a3 3 0 1 0 .1 0M31 29v2`,
  "miniature-breaker": `
    M16 6h16v36H16zM16 15h16M16 33h16M21 19h6v10h-6zM21 23h6M24 10h.1M24 38h.1`,
  relay: `
    M14 8h20v24H14zM18 12h12v10H18zM18 32v8M22 32v8M26 32v8M30 32v8M18 27h12`,
  "relay-socket": `
    M12 6h24v36H12zM16 14h16v20H16zM20 19v4M28 19v4M20 27v4M28 27v4M16 10h2M23 10h2
    M30 10h2M16 38h2M23 38h2M30 38h2`,
  "solid-state-relay": `
    M8 10h32v28H8zM13 14a2 2 0 1 0 .1 0M35 14a2 2 0 1 0 .1 0M13 30a2 2 0 1 0 .1 0
    M35 30a2 2 0 1 0 .1 0M16 24c3-7 6-7 8 0s5 7 8 0`,
  "power-supply": `
    M12 6h24v36H12zM12 14h24M16 10h3M22 10h3M28 10h3M26 18l-7 9h8l-5 8M16 38h16`,
  pushbutton: "M24 8a14 14 0 1 0 .1 0M24 14a8 8 0 1 0 .1 0M18 36v6h12v-6",
  inverter: `
    M12 6h24v36H12zM16 10h16v8H16zM15 26c3-6 6-6 9 0s6 6 9 0M17 36h3M23 36h3M29 36h3`,
  "servo-drive": `
    M16 5h16v38H16zM19 9h10v6H19zM19 20h4v4h-4zM25 20h4v4h-4zM19 28h10v3H19z
    M19 34h10v3H19z`,
  "servo-motor": `
    M6 16h20v18H6zM26 12h6v26h-6zM32 23h10v4H32zM10 16v-5h8v5M10 34v3h12v-3`,
  "geared-motor": `
    M4 18h18v14H4zM22 14h12v22H22zM34 22h9v4h-9zM8 18v14M12 18v14M16 18v14
    M28 20a5 5 0 1 0 .1 0`,
  cylinder: `
    M5 17h26v14H5zM31 22h11v4H31zM42 19v10M9 17v14M27 17v14M12 17v-4M24 17v-4`,
  "solenoid-valve": `
    M6 22h18v14H6zM24 24h16v10H24zM10 36v4M15 36v4M20 36v4M11 22v-6h8v6M40 27h4M28 24v10
    M32 24v10M36 24v10`,
  "air-treatment": `
    M8 12h13v10H8zM27 12h13v10H27zM21 16h6M4 16h4M40 16h4M10 22h9v14l-4 5-5-5z
    M29 22h9v8h-9zM31 12V7h5v5`,
  fitting: `
    M6 18h14v12H6zM20 15h8v18h-8zM28 19h14v10H28zM32 19v10M36 19v10M9 18v12M40 19v10`,
  "terminal-block": `
    M6 12h9v26H6zM15 12h9v26h-9zM24 12h9v26h-9zM33 12h9v26h-9zM10 18h1M19 18h1M28 18h1
    M37 18h1M10 32h1M19 32h1M28 32h1M37 32h1M4 25h40`,
  enclosure: "M10 5h28v38H10zM13 8h22v32H13zM31 22v5M16 8v32M20 43v2M28 43v2",
  connector: `
    M4 24h10M14 16h12v16H14zM26 19h12v10H26zM38 22h5M38 26h5M17 16v16M21 16v16`,
  bearing: `
    M24 6a18 18 0 1 0 .1 0M24 16a8 8 0 1 0 .1 0M24 9a2.4 2.4 0 1 0 .1 0
    M24 34a2.4 2.4 0 1 0 .1 0M11.5 21.500a2.4 2.4 0 1 0 .1 0
    M36.5 21.500a2.4 2.4 0 1 0 .1 0`,
  "linear-guide": `
    M4 28h40v8H4zM12 16h24v14h-5v-3H17v3h-5zM17 20h.1M31 20h.1M8 32h.1M40 32h.1M24 32h.1`,
  "burner-control": `
    M8 10h32v28H8zM12 14h24v8H12zM24 25c4 4 4 5 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7M12 28h4
    M32 28h4M12 33h4M32 33h4`,
  "flame-detector": `
    M22 18h20v12H22zM26 18v12M22 21h-4v6h4M42 24h3
    M8 32c-4-4-2-8 1-11 1 3 4 4 4 8 0 3-3 5-5 3`,
  "burner-pump": `
    M20 12a12 12 0 1 0 .1 0M20 20a4 4 0 1 0 .1 0M32 18h10v8H32M32 30h6v6h-6
    M14 36v5h12v-5M20 12V7`,
  "gas-valve": `
    M5 26l14 7V19zM33 26L19 33V19zM19 26V16M13 8h12v8H13zM33 26h10M43 21v10M5 21v10`,
  "pressure-switch": `
    M12 6h24v22H12zM16 10h6v14h-6zM26 12h6M26 17h6M20 28h8v5h-8zM22 33h4v9h-4z`,
  burner: `
    M5 16h18v20H5zM23 20h8v12h-8zM9 16v-5h8v5M10 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0
    M34 32c-2-6 4-6 3-12 5 4 7 9 3 12-2 2-4 2-6 0`,
  "room-controller": `
    M9 7h30v34H9zM13 11h22v13H13zM18 15v5M22 15h4v5M29 14h.1M18 33l3-4 3 4M27 29l3 4 3-4`,
  capacitor: `
    M6 18h8v14H6zM14 18h20v14H14zM34 18h8v14h-8zM19 22v6M24 22v6M29 22v6M4 36h40`,
  resistor: `
    M6 18h7v14H6zM13 18h22v14H13zM35 18h7v14h-7zM18 23h4v5h-4zM26 22v6M30 22v6`,
  microcontroller: `
    M13 13h22v22H13zM17 18h.1M18 7v6M24 7v6M30 7v6M18 35v6M24 35v6M30 35v6M7 18h6M7 24h6
    M7 30h6M35 18h6M35 24h6M35 30h6`,
  regulator: `
    M14 6h20v8H14zM14 14h20v14H14zM24 9a1.5 1.5 0 1 0 .1 0M18 28v14M24 28v14M30 28v14
    M19 20h10`,
  amplifier: `
    M12 8l26 16-26 16zM4 17h8M4 31h8M38 24h7M16 17h5M16 31h5M18.5 28.500v5`,
  transistor: `
    M24 8a16 16 0 1 0 .1 0M18 15v18M8 24h10M18 21l11-7M18 27l11 7M29 14V8M29 34v6
    M25 34l4 0-1-4`,
};

/** A small line drawing for a category: the placeholder where a part has no photograph. */
export function picture(category: CategoryKey): string {
  const path = drawings[category].replace(/\s*\n\s*/g, "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#64748b"` +
    ` stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${path}"/></svg>\n`
  );
}

/** File name and drawing of every category that holds parts. */
export const pictures: readonly { file: string; svg: string }[] = (
  Object.keys(drawings) as CategoryKey[]
) // The record's keys, by its type.
  .map((key) => ({ file: `${key}.svg`, svg: picture(key) }));
