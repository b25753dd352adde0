import type { DialectName } from '../core/runtime';

/** All differences between the supported versions of Sylius (contract.md part B sections 7 and 11). */
export interface Dialect {
  /** The half of the API that IRIs in responses point to. */
  readonly iris: 'admin' | 'shop';
  readonly errors: 'code' | 'hydra' | 'hydra+rfc7807' | 'rfc7807';
  /** `/media/image/...` for the client to complete, or an absolute URL of the picture cache. */
  readonly imagePaths: 'relative' | 'absolute';
  readonly imageIris: 'flat' | 'nested';
  readonly variantIds: boolean;
  /** `hydra:member` or, as API Platform 4 does by default, `member`. */
  readonly hydraPrefix: boolean;
  readonly totalFirst: boolean;
  readonly defaultVariantData: boolean;
  readonly disabledTaxons: 'shown' | 'hidden';
  /** Any query parameter on the two method lists turns them into the "for this order" form. */
  readonly methodQueryTrap: boolean;
  readonly optionValueIris: 'flat' | 'nested';
  readonly lowestPrice: boolean;
  /** A JWT firewall in front of the shop API rejects unknown tokens. */
  readonly firewall: boolean;
}

const sylius112: Dialect = {
  iris: 'shop',
  errors: 'hydra',
  imagePaths: 'relative',
  imageIris: 'flat',
  variantIds: true,
  hydraPrefix: true,
  totalFirst: false,
  defaultVariantData: false,
  disabledTaxons: 'shown',
  methodQueryTrap: true,
  optionValueIris: 'flat',
  lowestPrice: false,
  firewall: true,
};

const sylius114: Dialect = {
  ...sylius112,
  imagePaths: 'absolute',
  variantIds: false,
  disabledTaxons: 'hidden',
  lowestPrice: true,
};

const sylius2: Dialect = {
  ...sylius114,
  iris: 'admin',
  errors: 'hydra+rfc7807',
  imageIris: 'nested',
  totalFirst: true,
  defaultVariantData: true,
  methodQueryTrap: false,
  optionValueIris: 'nested',
};

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  // A 1.12 whose route prefix differs from the configured one (contract.md part B section 1).
  // The shop adds the field that a plain 1.12 lacks, so that its reductions may be shown (domain.md 5.4).
  spec: { ...sylius112, iris: 'admin', errors: 'code', firewall: false, lowestPrice: true },
  '1.12': sylius112,
  '1.14': sylius114,
  '2.x': sylius2,
  ap4: {
    ...sylius2,
    iris: 'shop',
    errors: 'rfc7807',
    imageIris: 'flat',
    hydraPrefix: false,
    defaultVariantData: false,
  },
};
