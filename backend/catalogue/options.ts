export interface ProductOption {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly values: readonly { readonly id: number; readonly code: string; readonly value: string }[];
}

/** The two options of the products that have several variants. */
export const productOptions: readonly ProductOption[] = [
  {
    id: 1,
    code: 'farg',
    name: 'Färg',
    values: [
      { id: 1, code: 'farg_midnattsbla', value: 'Midnattsblå' },
      { id: 2, code: 'farg_vinrod', value: 'Vinröd' },
      { id: 3, code: 'farg_skogsgron', value: 'Skogsgrön' },
      { id: 4, code: 'farg_grafitgra', value: 'Grafitgrå' },
    ],
  },
  {
    id: 2,
    code: 'vikt',
    name: 'Storlek',
    values: [
      { id: 5, code: 'vikt_2_5g', value: '2,5 g' },
      { id: 6, code: 'vikt_5g', value: '5 g' },
      { id: 7, code: 'vikt_50g', value: '50 g' },
      { id: 8, code: 'vikt_100g', value: '100 g' },
    ],
  },
];
