import type { ComponentProps } from 'react';
import { controlLook } from './text-input.tsx';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={controlLook({ control: 'area', className })} {...rest} />;
}
