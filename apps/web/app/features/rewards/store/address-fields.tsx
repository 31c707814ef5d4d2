import type { PostalAddress } from '@croupier/contract/rewards/store';
import { Field } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './shelves.module.css';

export const EMPTY_ADDRESS: PostalAddress = { name: '', street: '', city: '', postcode: '', country: '' };

const FIELDS = [
  { name: 'name', autoComplete: 'name', maxLength: 120 },
  { name: 'street', autoComplete: 'street-address', maxLength: 200 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'postcode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'country', autoComplete: 'country', maxLength: 2 },
] as const;

const COUNTRY = /^[A-Z]{2}$/;

/** Whether a parcel can be sent there. */
export const isWhole = (address: PostalAddress): boolean =>
  FIELDS.every(({ name }) => isGiven(address, name));

const isGiven = (address: PostalAddress, name: (typeof FIELDS)[number]['name']): boolean =>
  name === 'country' ? COUNTRY.test(address.country) : address[name].trim() !== '';

interface AddressProps {
  address: PostalAddress;
  onChange(address: PostalAddress): void;
  /** It was asked for: what is missing is said. */
  tried: boolean;
}

/** Where a thing is sent to. */
export function AddressFields({ address, onChange, tried }: AddressProps) {
  const t = useTranslations('store.address');
  return (
    <fieldset className={styles.address}>
      <legend>{t('title')}</legend>
      <p>{t('lead')}</p>
      {FIELDS.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          name={name}
          label={t(name)}
          value={address[name]}
          error={tried && !isGiven(address, name) && t('blank')}
          onChange={({ target }) =>
            onChange({ ...address, [name]: name === 'country' ? target.value.toUpperCase() : target.value })
          }
        />
      ))}
    </fieldset>
  );
}
