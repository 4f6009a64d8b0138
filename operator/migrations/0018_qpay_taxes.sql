-- What an invoice says of its goods and their taxes, as JSON, for the receipt of its payment.
ALTER TABLE qpay_invoice ADD COLUMN taxes TEXT;
